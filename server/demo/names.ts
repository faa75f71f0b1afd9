import { words } from './words.ts';

/** People as they come into a shop, region by region: women, men, families. */
type Names = { women: readonly string[]; men: readonly string[]; families: readonly string[] };

const marathi: Names = {
  women: words('Snehal, Vaishali, Ashwini, Madhuri, Sayali, Mrunal, Pallavi, Shubhangi, Rutuja, Archana'),
  men: words('Sachin, Mahesh, Prasad, Nilesh, Amol, Yogesh, Swapnil, Vinayak, Omkar, Sandeep'),
  families: words('Deshpande, Joshi, Patil, Kulkarni, Jadhav, Gokhale, Shinde, More, Bhosale, Sawant, Chavan'),
};
const gujarati: Names = {
  women: words('Hetal, Bhavna, Kinjal, Jignasa, Nisha, Dimple, Urvi, Foram, Parul, Krupa'),
  men: words('Hardik, Chirag, Jayesh, Bhavesh, Ketan, Parth, Dhaval, Nirav, Mehul, Viral'),
  families: words('Shah, Patel, Mehta, Desai, Parikh, Gandhi, Thakkar, Trivedi, Zaveri, Doshi, Bhatt'),
};
const northern: Names = {
  women: words('Pooja, Neha, Harpreet, Ritu, Shweta, Simran, Kavita, Priyanka, Anjali, Manpreet'),
  men: words('Rahul, Amit, Gurpreet, Vikas, Rohit, Manish, Deepak, Harjit, Saurabh, Ankit'),
  families: words('Sharma, Gupta, Singh, Agarwal, Verma, Malhotra, Tiwari, Kapoor, Mishra, Bansal, Chauhan'),
};
const telugu: Names = {
  women: words('Lakshmi, Swapna, Sravani, Haritha, Padmaja, Sirisha, Anusha, Bhavani, Keerthi, Madhavi'),
  men: words('Srinivas, Venkatesh, Ravi Teja, Kiran, Praveen, Naresh, Chandra Sekhar, Sai Kumar, Ramesh, Mohan'),
  families: words('Reddy, Rao, Naidu, Chowdary, Varma, Goud, Sastry, Yadav, Prasad, Raju, Kandula'),
};
const tamil: Names = {
  women: words('Meenakshi, Kavitha, Revathi, Divya, Saranya, Vidya, Thenmozhi, Janani, Gayathri, Malathi'),
  men: words('Senthil, Karthik, Murugan, Arun, Balaji, Saravanan, Vignesh, Prabhu, Suresh, Dinesh'),
  families: words('Subramanian, Iyer, Raman, Krishnan, Pillai, Natarajan, Sundaram, Venkataraman, Chettiar, Mani'),
};
const bengali: Names = {
  women: words('Sharmila, Moumita, Debjani, Ananya, Sudeshna, Paromita, Riya, Tanushree'),
  men: words('Subhash, Anirban, Sourav, Debashish, Arindam, Partha, Tapan, Abhijit'),
  families: words('Banerjee, Chatterjee, Sen, Ghosh, Das, Mukherjee, Roy, Dutta, Bose, Chakraborty'),
};
const malayali: Names = {
  women: words('Sreelakshmi, Anju, Reshma, Athira, Bindu, Aswathy, Deepa, Remya'),
  men: words('Rajeev, Anoop, Vishnu, Biju, Sajith, Manoj, Jayakrishnan, Arun'),
  families: words('Nair, Menon, Kurup, Varghese, Mathew, Panicker, Thomas, Warrier'),
};
const kannada: Names = {
  women: words('Shruthi, Ramya, Chaitra, Sowmya, Bhagya, Nandini, Savitha, Roopa'),
  men: words('Manjunath, Girish, Raghavendra, Basavaraj, Shivakumar, Prakash, Naveen, Lokesh'),
  families: words('Gowda, Hegde, Shetty, Kamath, Bhat, Murthy, Patil, Rao'),
};
const muslim: Names = {
  women: words('Ayesha, Fatima, Zainab, Nazneen, Shabana, Rukhsar, Sana, Farheen'),
  men: words('Imran, Salman, Farhan, Irfan, Aslam, Zubair, Nadeem, Yusuf'),
  families: words('Khan, Shaikh, Ansari, Qureshi, Siddiqui, Syed, Merchant, Pathan'),
};
const christian: Names = {
  women: words('Maria, Sharon, Jennifer, Rosy, Anita, Lorraine'),
  men: words('Savio, Melvin, Anthony, Nelson, Joseph, Lloyd'),
  families: words("D'Souza, Fernandes, Pereira, Rodrigues, D'Mello, Lobo"),
};
const parsi: Names = {
  women: words('Roxanne, Freny, Dilnavaz, Pervin'),
  men: words('Cyrus, Rustom, Farokh, Jamshed'),
  families: words('Irani, Daruwala, Mistry, Batliwala, Wadia'),
};
const devanagari: Names = {
  women: words('सुनीता, मेघा, प्रिया, स्नेहा, अनुराधा'),
  men: words('राजेश, विकास, सुरेश, महेंद्र, किशोर'),
  families: words('पाटील, शर्मा, कुलकर्णी, देशमुख, जोशी'),
};

/** Who lives round a shop, each so many times as often. */
export const neighbours = {
  west: [
    marathi,
    marathi,
    marathi,
    gujarati,
    gujarati,
    northern,
    tamil,
    bengali,
    muslim,
    christian,
    parsi,
    malayali,
    devanagari,
  ],
  south: [telugu, telugu, telugu, telugu, tamil, kannada, muslim, northern, malayali, christian],
} as const;
